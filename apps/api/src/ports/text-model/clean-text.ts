const fenced = /^`{3,}[a-z0-9-]*[ \t]*\r?\n([\s\S]*?)\r?\n?[ \t]*`{3,}$/i;
const thought = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;

/** What a model said, without what it thought aloud before, and without a fence around all of it. */
export function cleanText(said: string): string {
  const text = said.replace(thought, '').trim();
  return (fenced.exec(text)?.[1] ?? text).trim();
}

/** The JSON of what a model said: what its fence holds, or else what stands from the first bracket to the last one. As it is where there is none. */
export function cleanJson(said: string): string {
  const text = cleanText(said);
  const within = /`{3,}(?:json)?[ \t]*\r?\n([\s\S]*?)\r?\n?[ \t]*`{3,}/i.exec(text)?.[1]?.trim() ?? text;
  const [begin, end] = [within.search(/[[{]/), Math.max(within.lastIndexOf('}'), within.lastIndexOf(']'))];
  return begin < 0 || end < begin ? within : within.slice(begin, end + 1);
}
