import type { Rolldown } from 'vite';
import { isOfStaff } from './of-staff.ts';

type Group = Rolldown.CodeSplittingGroup;

const ofReact =
  /[/]node_modules[/](react|react-dom|scheduler|use-sync-external-store)[/]|[/]src[/]react-root[.]ts/;
const packages = 'zod|@tanstack';
const mantineParts =
  'ActionIcon|Alert|Anchor|Button|CloseButton|Group|Input|InputBase|Loader|PasswordInput|Skeleton|Stack|Text|TextInput|Title|Transition|UnstyledButton';
const inEveryPage = new RegExp(
  `[/]node_modules[/]((${packages})[/]|@mantine[/](form[/]|core[/]esm[/](core(?![/]utils)|components[/](${mantineParts}))[/]))`,
);
/** What of them only some pages need. */
const inSomePages = /[/](useBlocker|use-mantine-color-scheme)[./]/;

/** What a page before the login needs as well as one behind it: words, signs and surfaces, without dialogs and comparisons. */
const light =
  /[/]apps[/]web[/]src[/](api|ui(?![/](confirm-dialog|theme|chart|word-diff)))[/]|[/]packages[/](core|format|messages)[/]|[/](show-date|row-actions)[.]tsx?/;
/** What a page is asked of the server with, before its own code has come: calls, and what the address of a list may say. */
const ofQueries =
  /[/]features[/].*(-quer(y|ies)|-lists?|-search)[.]ts(?!x)|[/]data-list[/](define-list|list-search)[.]ts|[/]packages[/]contract[/]/;
/** The menu of languages, which a page before the login fetches alone. */
const ofLanguages = /[/]shell[/](own-language-menu|language-menu|use-language-choice)[.]/;
/** Lists with their filters. */
const ofLists = /[/](data-list|report-list)[/]/;
/** Fields for a choice, which lists have too. */
const ofFields = /[/]components[/](Combobox|Select|Checkbox|Radio|NumberInput|Textarea)[/]/;
/** Forms of people and births, with their calendar. */
const ofForms = /[/](intake|generate|person|password)[/]|[/]date-field|[/]@mantine[/]dates[/]|[/]dayjs[/]/;
/** Two texts beside each other: a library that only the knowledge base and the upload need. */
const ofComparison = /[/]word-diff|[/]node_modules[/]diff[/]/;
/** Files that are chosen, looked at and sent, with what is wrong in them. */
const ofFiles =
  /[/]shell[/]files[/]|[/]packages[/]core[/]src[/]files[/]|[/]node_modules[/](@mantine[/]dropzone|react-dropzone|file-selector|attr-accept)[/]/;
/** Drawn figures, which the pages of staff show. */
const ofCharts = /[/]ui[/]chart[/]|[/]node_modules[/]d3-/;
/** A report as it is read. */
const ofReading = /[/]features[/]reports[/]((?!(generate|correction|report-list)[/])|generate[/]birth-draft)/;
const ofFeature = /[/]src[/]features[/]([\w-]+)[/]/;

/** The feature of a module; what only staff have of a feature that parents have too stands apart. */
function featureOf(id: string): string | null {
  const [, feature] = ofFeature.exec(id) ?? [];
  if (!feature) return null;
  return isOfStaff(id) ? `${feature}-staff` : feature;
}

/** A group of what more than one page loads. What a single page needs stays with that page. */
const shared = (name: Group['name'], test: Group['test']): Group => ({ name, test, minShareCount: 2 });

/**
 * The files that modules are joined to, so that a page asks for a handful of them and not for a hundred. A group takes along
 * what its modules import, so each leans on the ones before it only: what fits two goes to the earlier.
 */
export const chunkGroups: Group[] = [
  // What the first page and every other one need stays together: fewer files, and they pack better.
  // Each is taken in by a task of its own.
  { name: 'react', test: ofReact },
  { name: 'base', test: (id) => inEveryPage.test(id) && !inSomePages.test(id) },
  { name: 'start', tags: ['$initial'] },
  shared('languages', ofLanguages),
  shared('queries', (id) => ofQueries.test(id) && !isOfStaff(id)),
  shared('light', (id) => light.test(id) && !ofFiles.test(id) && !isOfStaff(id)),
  shared('comparison', ofComparison),
  shared('charts', ofCharts),
  shared(
    'shell',
    (id) => ![ofFields, ofForms, ofLists, ofFeature, ofFiles].some((of) => of.test(id)) && !isOfStaff(id),
  ),
  // A report is read without a form and without a list.
  shared('report', (id) => ofReading.test(id) && !isOfStaff(id)),
  shared('fields', ofFields),
  shared('lists', (id) => ofLists.test(id) && !isOfStaff(id)),
  shared('forms', ofForms),
  shared('files', ofFiles),
  shared('staff', (id) => isOfStaff(id) && !ofFeature.test(id)),
  { ...shared(featureOf, ofFeature), debugName: 'features' },
];
