import path from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Pages that are opened after each other, by their route files; the first that fits counts. */
const areas = {
  frame: /^_logged-in$/,
  report: /^_logged-in[/]users-birthchart[.][$]id$/,
  lists: /^_logged-in[/](dashboard|birthchart-report)$/,
  forms: /^_logged-in[/](generate-birthchart|users-birthchart[.][$]id_[.]correct)$/,
  own: /^_logged-in[/]/,
  open: /./,
};
/** `later` is what comes with the entry, and what a page may load once it is shown. */
type Area = keyof typeof areas | 'later';
const ordered = Object.keys(areas) as (keyof typeof areas)[];

const entry = path.resolve(import.meta.dirname, '../src/main.tsx');
const routeFile = /[/]src[/]routes[/]([^?]+)[.]tsx/;
const ofStaff = /[/]src[/]routes[/]_logged-in[/](enterprise|product)[.]/;
const everyMessage = /[/]generated[/]messages[.]js$/;
/** A file of a package that names all of its modules. */
const everyPart = /[/]node_modules[/](@mantine[/]\w+)[/]esm[/]index[.]mjs$/;
const namedImport = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

function areaOfRoute(id: string): Area | undefined {
  const [, route = ''] = routeFile.exec(id) ?? [];
  return ordered.find((area) => areas[area].test(route));
}

/** What a module needs of another that it imports: of one that names many, those that it says. */
function neededOf(imported: string, code: string, moduleOf: Rolldown.GetModuleInfo): string[] {
  if (everyMessage.test(imported))
    return [...code.matchAll(/\bm\.(\w+)/g)].map(([, word]) => imported.replace(/[.]js$/, `/${word}.js`));
  const [, library] = everyPart.exec(imported) ?? [];
  if (!library) return [imported];
  const parts = new Map(
    [...(moduleOf(imported)?.code ?? '').matchAll(namedImport)].flatMap(([, names = '', from = '']) =>
      wordsOf(names).map((name) => [name, path.join(path.dirname(imported), from)] as const),
    ),
  );
  const named = [...code.matchAll(namedImport)].filter(([, , from]) => from === library);
  return named.flatMap(([, names = '']) => wordsOf(names).flatMap((name) => parts.get(name) ?? []));
}

const wordsOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);

/** The areas whose pages need each module, found along the imports from their routes; none for what only staff's pages need. */
function findAreas(moduleOf: Rolldown.GetModuleInfo): Map<string, Set<Area>> {
  const found = new Map<string, Set<Area>>();
  const waiting: [id: string, area: Area][] = [[entry, 'later']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, area] = next;
    const known = found.get(id) ?? new Set();
    if (known.has(area)) continue;
    found.set(id, known.add(area));
    const { importedIds = [], dynamicallyImportedIds = [], code } = moduleOf(id) ?? {};
    for (const imported of importedIds)
      for (const needed of neededOf(imported, code ?? '', moduleOf)) waiting.push([needed, area]);
    for (const imported of ofStaff.test(id) ? [] : dynamicallyImportedIds)
      if (!ofStaff.test(imported)) waiting.push([imported, areaOfRoute(imported) ?? 'later']);
  }
  return found;
}

/**
 * The files that modules are joined to, so that a page asks for a handful of them and not for a hundred. A group takes along what its
 * modules import, so what more areas share comes first, and staff's last: of their pages, only what belongs to packages is joined.
 */
export function chunkGroups(): Group[] {
  let found: ReturnType<typeof findAreas> | undefined;
  const named = (nameOf: (of: Area[]) => string | null): Group['name'] => {
    return (id, context) => {
      found ??= findAreas((module) => context.getModuleInfo(module));
      const known = found.get(id) ?? new Set();
      const all = ordered.filter((area) => known.has(area));
      const framed = all.filter((area) => area === 'frame' || area === 'open');
      return nameOf(all.length === 0 ? [...known] : all.includes('frame') ? framed : all);
    };
  };
  const joined = (fits: (of: Area[]) => boolean): Group => ({
    name: named((of) => (fits(of) && !of.includes('later') ? of.join('-') : null)),
    debugName: 'areas',
    minShareCount: 2,
  });
  const staff: Group = { name: named((of) => (of.length === 0 ? 'staff' : null)), debugName: 'staff' };
  return [
    // What every page begins with, in files that are each run by a task of their own.
    { name: 'react', test: /[/]node_modules[/](react|react-dom|scheduler)[/]|[/]src[/]react-root[.]ts/ },
    { name: 'libraries', test: /[/]node_modules[/].*js$/, tags: ['$initial'] },
    { name: 'start', tags: ['$initial'] },
    // What a page before the login fetches once it is shown, without what others share.
    { name: 'soon', test: /[/]shell[/](own-language-menu|offline-bar)[.]/ },
    joined((of) => of.includes('frame')),
    // What a reading needs of it comes without what forms and lists share beside.
    {
      name: named((of) => (of.length > 2 && of.includes('report') ? 'reading' : null)),
      debugName: 'reading',
      minShareCount: 2,
    },
    { name: named((of) => (of.length > 2 ? 'common' : null)), debugName: 'common', minShareCount: 2 },
    joined((of) => of.length === 2),
    joined((of) => of.length === 1),
    { ...staff, test: /[/]packages[/]/, minShareCount: 4 },
    { ...staff, test: /[/]generated[/]messages[/]/, minShareCount: 2 },
  ];
}
