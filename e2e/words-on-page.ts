import type { Page } from '@playwright/test';

/** What stands out of the screen to the right where nothing lets it be scrolled, and what is cut off: the beginnings of its words. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Not innerWidth, which a phone's browser widens to what does not fit.
    const room = document.documentElement.clientWidth;
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      node !== document.documentElement &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    const wide = [...document.body.querySelectorAll('*')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => node.getBoundingClientRect().right > room + 1 && !scrolls(node.parentElement))
      .map(
        (node) => `${node.tagName.toLowerCase()}.${node.className}: ${(node.textContent ?? '').slice(0, 40)}`,
      );
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // What is one pixel wide is for those who listen.
      .filter((node) => node.clientWidth > 1)
      .filter((node) => [...node.childNodes].some((one) => one instanceof Text && one.data.trim()))
      .filter((node) => /hidden|clip/.test(getComputedStyle(node).overflowX))
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map(
        (node) =>
          `cut off: ${node.tagName.toLowerCase()}.${node.className}: ${(node.textContent ?? '').slice(0, 40)}`,
      );
    const { scrollWidth } = document.documentElement;
    return [...(scrollWidth > room ? [`the page is ${scrollWidth} wide`] : []), ...wide, ...cut];
  });
}

/**
 * The words that the page shows or tells and that are in no message of the pseudo language, whose texts stand in brackets; what
 * fits one of `data` and texts of a language of their own are left out.
 */
export async function findWordsOfNoCatalogue(page: Page, data: readonly RegExp[]): Promise<string[]> {
  const outside = await page.evaluate(() => {
    const found: string[] = [];
    let depth = 0;
    const read = (text: string) => {
      let word = '';
      for (const letter of text) {
        if (letter === '[') depth += 1;
        else if (letter === ']') depth = Math.max(0, depth - 1);
        else if (depth === 0) word += letter;
      }
      if (word.trim()) found.push(word.trim());
    };
    const visit = (node: Node) => {
      if (node instanceof Text) return read(node.data);
      if (!(node instanceof HTMLElement) || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(node.tagName)) return;
      if (node.lang !== '' || !node.checkVisibility({ visibilityProperty: true })) return;
      for (const name of ['aria-label', 'placeholder', 'alt']) read(node.getAttribute(name) ?? '');
      for (const child of node.childNodes) visit(child);
    };
    read(document.title);
    for (const child of document.body.childNodes) visit(child);
    return found;
  });
  return outside
    .map((text) => data.reduce((rest, one) => rest.replaceAll(one, ''), text).trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}
