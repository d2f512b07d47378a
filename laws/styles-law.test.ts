import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const importOf = /import (\w+) from '([^']+\.module\.css)'/g;
const composed = /composes: [\w -]+ from "([^"]+)"/g;
const classesIn = (css: string) => new Set(css.match(/(?<=\.)[a-zA-Z][\w-]*/g));

/** The classes that a component names and its style file does not have: the type of a style file has every name. */
function missingIn(code: string, cssOf: (file: string) => string): string[] {
  return [...code.matchAll(importOf)].flatMap(([, name = '', file = '']) => {
    const known = classesIn(cssOf(file));
    const named = code.replaceAll(importOf, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    return [...named].flatMap(([, one = '']) => (known.has(one) ? [] : [`${file}: ${one}`]));
  });
}

describe('the law of styles', () => {
  const code = globSync('apps/web/src/**/*.{ts,tsx}').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const styles = globSync('apps/web/src/**/*.module.css');

  it('lets a component name only classes that its style file has', () => {
    expect(missingIn("import c from './a.module.css';\nc.box; c.lid;", () => '.box {}')).toEqual([
      './a.module.css: lid',
    ]);
    expect(
      code.flatMap(([file, text]) =>
        missingIn(text, (css) => readFileSync(path.join(path.dirname(file), css), 'utf8')).map(
          (missing) => `${file}: ${missing}`,
        ),
      ),
    ).toEqual([]);
  });

  it('has no style file that nothing reads', () => {
    const read = [
      ...code.flatMap(([file, text]) => [...text.matchAll(importOf)].map(([, , css = '']) => [file, css])),
      ...styles.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(composed)].map(([, css = '']) => [file, css]),
      ),
    ].map(([file = '', css = '']) => path.join(path.dirname(file), css));
    expect(styles.length).toBeGreaterThan(100);
    expect(styles.filter((file) => !read.includes(file))).toEqual([]);
  });
});
