import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

/** What Vite says of the files that it made, by the module that each begins with. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;

const built = path.join(import.meta.dirname, 'dist');
const readManifest = (name: string) => JSON.parse(readFileSync(path.join(built, name), 'utf8')) as Manifest;

/** Modules with all that comes with them. */
function withImports(manifest: Manifest, modules: string[], found = new Set<string>()): Set<string> {
  for (const module of modules) {
    if (found.has(module)) continue;
    found.add(module);
    withImports(manifest, manifest[module]?.imports ?? [], found);
  }
  return found;
}

/** Kilobytes that come with modules and `further` files, gzipped. */
function weigh(manifest: Manifest, modules: string[], further: string[]) {
  const chunks = [...withImports(manifest, modules)].flatMap((module) => manifest[module] ?? []);
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + gzipSync(readFileSync(path.join(built, file))).length, 0) /
    1024;
  return {
    js: sum([...chunks.map(({ file }) => file), ...further]),
    css: sum(new Set(chunks.flatMap(({ css = [] }) => css))),
  };
}

describe.skipIf(!existsSync(path.join(built, 'manifest.json')))('the built page', () => {
  it('stays within its budget when /login is loaded first', () => {
    const manifest = readManifest('manifest.json');
    const login = Object.keys(manifest).filter((module) =>
      /^index[.]html$|[/]routes[/]_portal([/]login)?[.]tsx/.test(module),
    );
    const { js, css } = weigh(manifest, login, ['colour-scheme.js', 'first-calls.js']);
    expect(js).toBeGreaterThan(100);
    expect(js).toBeLessThanOrEqual(178);
    expect(css).toBeLessThanOrEqual(30);
  });

  it('stays within its budget as the public student form', () => {
    const { js, css } = weigh(readManifest('student-manifest.json'), ['student.html'], ['colour-scheme.js']);
    expect(js).toBeGreaterThan(20);
    expect(js).toBeLessThanOrEqual(100);
    expect(css).toBeGreaterThan(1);
    expect(css).toBeLessThanOrEqual(10);
  });

  it('brings nothing to a parent that only staff need', () => {
    const manifest = readManifest('manifest.json');
    const ofStaff = (route: string) =>
      [...withImports(manifest, [`src/routes/_logged-in/${route}.tsx?tsr-split=component`])].filter(
        (module) => /^staff\b/.test(manifest[module]?.name ?? ''),
      );
    expect(ofStaff('product.dashboard')).not.toEqual([]);
    const pages = Object.keys(manifest).flatMap(
      (module) =>
        /^src[/]routes[/]_logged-in[/](?!enterprise|product)([^?]+)[.]tsx[?]/.exec(module)?.[1] ?? [],
    );
    expect(pages.length).toBeGreaterThan(8);
    for (const page of pages) expect([page, ofStaff(page)]).toEqual([page, []]);
  });

  // A file that runs before what it needs breaks its page.
  it('has no circle of files', () => {
    const manifest = readManifest('manifest.json');
    const done = new Set<string>();
    const follow = (module: string, way: string[]): string[] => {
      if (way.includes(module)) return [[...way, module].join(' > ')];
      if (done.has(module)) return [];
      const circles = (manifest[module]?.imports ?? []).flatMap((next) => follow(next, [...way, module]));
      done.add(module);
      return circles;
    };
    expect(Object.keys(manifest).flatMap((module) => follow(module, []))).toEqual([]);
  });
});

const sources = path.join(import.meta.dirname, 'src');
/** The files of the page that one takes in at once; what it loads later and its types are left out. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;']*?from '([.][^']+)'/gm)]
    .map(([, to = '']) => path.resolve(path.dirname(file), to))
    .filter((to) => /[.]tsx?$/.test(to));

it('a folder that holds pages of staff alone is reached from no other page', () => {
  const routes = globSync('routes/**/*.tsx', { cwd: sources });
  const isOfStaff = (route: string) => /_logged-in[/](enterprise|product)[.]/.test(route);
  const begun = (of: string[]) => of.flatMap((route) => importsOf(path.join(sources, route)));
  const foldersOf = (files: string[]) =>
    new Set(files.filter((file) => file.endsWith('-page.tsx')).map((file) => path.dirname(file)));
  const others = begun(routes.filter((route) => !isOfStaff(route)));
  const folders = foldersOf(begun(routes.filter(isOfStaff))).difference(foldersOf(others));
  expect(folders.size).toBeGreaterThan(5);
  const ways = new Map(others.map((file) => [file, file]));
  for (const [file, way] of ways)
    for (const next of importsOf(file)) if (!ways.has(next)) ways.set(next, `${way} > ${next}`);
  const wrong = [...ways].filter(([file]) => folders.has(path.dirname(file)));
  expect(wrong.map(([, way]) => way.replaceAll(`${sources}/`, ''))).toEqual([]);
});
