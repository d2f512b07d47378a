/** How long the page has to come to rest before its files are kept. */
const restMs = 2_000;
let begun = false;

/**
 * Has the page itself kept on this device, so that a report that was opened can be read again without a connection: its document and files,
 * nothing of the report. Not while the product is developed, where files change under their names.
 */
export function savePage(): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  begun = true;
  setTimeout(() => void begin().catch(() => undefined), restMs);
}

async function begin(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/offline-worker.js', {
    updateViaCache: 'none',
  });
  // Where workers are forbidden, nothing comes of it.
  if (!registration) return;
  const entry = document.querySelector('#entry');
  const { active } = await navigator.serviceWorker.ready;
  const notify = () =>
    active?.postMessage({ kind: 'keep', entry: entry?.getAttribute('src'), files: filesOfPage() });
  notify();
  // What is loaded later is a part of the page, too: a dialog, another page.
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => isFile(name))) notify();
  }).observe({ type: 'resource' });
}

const isFile = (address: string) => new URL(address).pathname.startsWith('/assets/');

/** The page's own files that have come so far. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[href^="/assets/"]')].map(
    ({ href }) => href,
  );
  return [...new Set([...loaded, ...named])]
    .filter((address) => address.startsWith(location.origin) && isFile(address))
    .map((address) => new URL(address).pathname);
}
