import path from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Pages that are opened after each other, by their route files; the first that fits counts. */
const areas = {
  frame: /^_signed-in$/,
  staff: /^_signed-in[/](enterprise|product)[.]/,
  report: /^_signed-in[/]users-birthchart[.][$]id$/,
  lists: /^_signed-in[/](dashboard|birthchart-report)$/,
  forms: /^_signed-in[/](generate-birthchart|users-birthchart[.][$]id_[.]correct)$/,
  own: /^_signed-in[/]/,
  open: /./,
};
type Area = keyof typeof areas;
const everyArea = Object.keys(areas) as Area[];

const entry = path.resolve(import.meta.dirname, '../src/main.tsx');
const routeFile = /[/]src[/]routes[/]([^?]+)[.]tsx/;
const everyMessage = /[/]generated[/]messages[.]js$/;

function areaOfRoute(id: string): Area | undefined {
  const [, route = ''] = routeFile.exec(id) ?? [];
  return everyArea.find((area) => areas[area].test(route));
}

/**
 * The areas whose pages need each module, found along the imports from their routes: `later` is what comes with the entry, and what
 * anybody's page but staff's may load once it is shown.
 */
function findAreas(moduleOf: Rolldown.GetModuleInfo): Map<string, Set<Area | 'later'>> {
  const found = new Map<string, Set<Area | 'later'>>();
  const waiting: [id: string, area: Area | 'later'][] = [[entry, 'later']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, area] = next;
    const known = found.get(id) ?? new Set();
    if (known.has(area)) continue;
    found.set(id, known.add(area));
    const { importedIds = [], dynamicallyImportedIds = [], code } = moduleOf(id) ?? {};
    for (const imported of importedIds) {
      if (!everyMessage.test(imported)) waiting.push([imported, area]);
      // One module names all messages: a page needs those that it says.
      else
        for (const [, word] of (code ?? '').matchAll(/\bm\.(\w+)/g))
          waiting.push([imported.replace(/[.]js$/, `/${word}.js`), area]);
    }
    const here = areaOfRoute(id) ?? area;
    for (const imported of dynamicallyImportedIds)
      waiting.push([imported, areaOfRoute(imported) ?? (here === 'staff' ? here : 'later')]);
  }
  return found;
}

/**
 * The files that modules are joined to, so that a page asks for a handful of them and not for a hundred. A group takes along what its
 * modules import, so what more areas share comes first, and staff's last.
 */
export function chunkGroups(): Group[] {
  let found: ReturnType<typeof findAreas> | undefined;
  /** Modules by the areas that share them. What only staff need now is not joined to what anybody else may load later. */
  const shared = (fits: (of: Area[]) => boolean, name?: string): Group => ({
    debugName: name ?? 'shared',
    minShareCount: 2,
    name: (id, context) => {
      found ??= findAreas((module) => context.getModuleInfo(module));
      const known = found.get(id) ?? new Set();
      const others = everyArea.filter((area) => area !== 'staff' && known.has(area));
      const framed = others.filter((area) => area === 'frame' || area === 'open');
      const staff: Area[] = known.has('staff') && !known.has('later') ? ['staff'] : [];
      const of = others.length === 0 ? staff : others.includes('frame') ? framed : others;
      return of.length > 0 && fits(of) ? (name ?? of.join('-')) : null;
    },
  });
  return [
    // What every page begins with, in files that are each run by a task of their own.
    { name: 'react', test: /[/]node_modules[/](react|react-dom|scheduler)[/]|[/]src[/]react-root[.]ts/ },
    { name: 'libraries', test: /[/]node_modules[/].*js$/, tags: ['$initial'] },
    { name: 'start', tags: ['$initial'] },
    // The menu of languages, which a page before the login fetches alone.
    {
      name: 'languages',
      test: /[/]shell[/](own-language-menu|language-menu|use-language-choice)[.]/,
      minShareCount: 2,
    },
    shared((of) => of.includes('frame')),
    shared((of) => of.length > 2, 'common'),
    shared((of) => of.length === 2),
    shared(([area]) => area !== 'staff'),
    // Staff's pages have little in common: each loads what it needs, but for files that would be too small.
    { ...shared(() => true, 'staff'), entriesAware: true, entriesAwareMergeThreshold: 10_000 },
  ];
}
