import { ROOT } from '../stack/boot/boot.mjs';
import { acceptedFile, complaintsOf, presentBreaks, readAccepted, readSnapshot } from './released.ts';

// Part of npm run check: what the last release has promised still holds, or breaks with a reason.
const complaints = complaintsOf(presentBreaks(ROOT), readAccepted(ROOT));
if (complaints.length > 0) {
  console.error(
    `${complaints.join('\n')}\n\nThese do not fit to what release ${readSnapshot(ROOT).version} has promised. Keep the old ` +
      `beside the new for one release, or write the break and why it is right into ${acceptedFile}.`,
  );
  process.exitCode = 1;
}
