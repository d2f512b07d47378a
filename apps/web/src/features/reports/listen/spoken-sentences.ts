import { splitSentences } from '@udaya/core/writing/split-sentences';

/** A sentence as it stands on the page. */
export interface SpokenSentence {
  text: string;
  range: Range;
}

// Headings of parts, and the paragraphs of texts: what is written in the reading's own language.
const spoken = 'h3[lang], [lang] > p';

/** The sentences of a reading on the page, from its first to its last. */
export function sentencesIn(reading: Element): SpokenSentence[] {
  return [...reading.querySelectorAll(spoken)].flatMap((element) => {
    const whole = element.textContent;
    const found: SpokenSentence[] = [];
    let end = 0;
    for (const text of splitSentences(whole)) {
      const begin = whole.indexOf(text, end);
      const range = begin < 0 ? undefined : rangeOf(element, begin, begin + text.length);
      if (!range) continue;
      end = begin + text.length;
      found.push({ text, range });
    }
    return found;
  });
}

/** The range between two characters of an element's text; undefined where it is shorter. */
function rangeOf(element: Element, from: number, to: number): Range | undefined {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let begun = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!begun && from < passed + length) {
      range.setStart(node, from - passed);
      begun = true;
    }
    if (begun && to <= passed + length) {
      range.setEnd(node, to - passed);
      return range;
    }
    passed += length;
  }
  return undefined;
}
