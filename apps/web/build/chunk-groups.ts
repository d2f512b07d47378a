import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const packages = 'react|react-dom|scheduler|use-sync-external-store|zod|@tanstack';
const mantineParts =
  'ActionIcon|Alert|Anchor|Button|CloseButton|Group|Input|InputBase|Loader|PasswordInput|Skeleton|Stack|Text|TextInput|Title|Transition|UnstyledButton';
const inEveryPage = new RegExp(
  `[/]node_modules[/]((${packages})[/]|@mantine[/](form[/]|core[/]esm[/](core(?![/]utils)|components[/](${mantineParts}))[/]))`,
);
/** What of them only some pages need. */
const inSomePages = /[/](useBlocker|use-mantine-color-scheme)[./]/;

/** What a page before the login needs as well as one behind it: words, signs and surfaces, without dialogs and comparisons. */
const light =
  /[/]apps[/]web[/]src[/](api|ui(?![/](confirm-dialog|theme|chart|word-diff)))[/]|[/]packages[/](core|messages)[/]/;
/** What a page is asked of the server with, before its own code has come: calls, and what the address of a list may say. */
const ofQueries =
  /[/]features[/].*(-quer(y|ies)|-lists?|-search)[.]ts(?!x)|[/]data-list[/](list-search|page-sizes)[.]ts|[/]packages[/]contract[/]/;
/** The menu of languages, which a page before the login fetches alone. */
const ofLanguages = /[/]shell[/](own-language-menu|language-menu|use-language-choice)[.]/;
/** Fields, and lists with their filters. */
const ofForms =
  /[/](birth-form|person|password|data-list)[/]|[/]date-field|[/]@mantine[/]dates[/]|[/]dayjs[/]|[/]components[/](Combobox|Select|Checkbox|Radio|NumberInput|Textarea)[/]/;
/** Two texts beside each other: a library that only the knowledge base and the upload need. */
const ofComparison = /[/]word-diff|[/]node_modules[/]diff[/]/;
/** Files that are chosen, looked at and sent, with what is wrong in them. */
const ofFiles =
  /[/]shell[/]files[/]|[/]packages[/]core[/]src[/]files[/]|[/]node_modules[/](@mantine[/]dropzone|react-dropzone|file-selector|attr-accept)[/]/;
const ofFeature = /[/]src[/]features[/]([\w-]+)[/]/;

/** A group of what more than one page loads. What a single page needs stays with that page. */
const shared = (name: Group['name'], test: Group['test']): Group => ({ name, test, minShareCount: 2 });

/**
 * The files that modules are joined to, so that a page asks for a handful of them and not for a hundred. A group takes along
 * what its modules import, so each leans on the ones before it only: what fits two goes to the earlier.
 */
export const chunkGroups: Group[] = [
  // What the first page and every other one need stays together: fewer files, and they pack better.
  { name: 'base', test: (id) => inEveryPage.test(id) && !inSomePages.test(id) },
  { name: 'start', tags: ['$initial'] },
  shared('languages', ofLanguages),
  shared('queries', ofQueries),
  shared('light', (id) => light.test(id) && !ofFiles.test(id)),
  shared('comparison', ofComparison),
  shared('shell', (id) => !ofForms.test(id) && !ofFeature.test(id) && !ofFiles.test(id)),
  shared('forms', ofForms),
  shared('files', ofFiles),
  shared((id) => ofFeature.exec(id)?.[1] ?? null, ofFeature),
];
