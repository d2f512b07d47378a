const [quote, backslash] = [0x22, 0x5c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a JSON text nests at most `depth` objects or arrays. Of a text that is no JSON the answer means nothing. */
export function jsonDepthWithin(text: string, depth: number): boolean {
  let level = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (quoted) {
      if (letter === backslash) at++;
      else if (letter === quote) quoted = false;
    } else if (letter === quote) {
      quoted = true;
    } else if (letter === openArray || letter === openObject) {
      if (++level > depth) return false;
    } else if (letter === closeArray || letter === closeObject) {
      level--;
    }
  }
  return true;
}
