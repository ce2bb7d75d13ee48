import { useEffect } from 'react';

const site = 'Console';

/** The browser's tab says what the page's own heading says. `heading` is the id of the element that holds it. */
export function DocumentTitle({ heading }: { heading: string }) {
  useEffect(() => {
    const element = document.getElementById(heading);
    if (!element) return;
    const tell = () => {
      const text = element.textContent?.trim();
      document.title = text && text !== site ? `${text} · ${site}` : site;
    };
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [heading]);
  return null;
}
