/**
 * The text of a chosen file; of an archive, that of its recipes.
 * @throws ArchiveProblem
 */
export async function fileText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { ArchiveProblem, isArchive, textInArchive } = await import('./unzip.ts');
  if (isArchive(bytes)) return textInArchive(bytes);
  if (bytes.includes(0)) throw new ArchiveProblem('fileUnreadable');
  return new TextDecoder().decode(bytes);
}
