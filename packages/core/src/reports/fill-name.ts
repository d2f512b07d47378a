/** The one placeholder of curated texts. */
export const namePlaceholder = '{name}';

/** A text with the name in its place. */
export function fillName(text: string, name: string): string {
  return text.replaceAll(namePlaceholder, () => name);
}

/** What somebody is called in running text: the first part of the name that is no initial, else the whole of it. */
export function calledName(name: string): string {
  const parts = name.trim().split(/\s+/u);
  return parts.find((part) => !part.endsWith('.') && Array.from(part).length > 2) ?? name.trim();
}

/** The placeholders of a text that are not the one there is. */
export function strayPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{[^{}]*\}?|\}/gu)]
    .map(([found]) => found)
    .filter((found) => found !== namePlaceholder);
}
