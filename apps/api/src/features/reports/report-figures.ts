export { countGivenUpReports, countReportsIn } from './store-figures.ts';
