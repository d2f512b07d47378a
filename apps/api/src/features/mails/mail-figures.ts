export { countFailedMailsIn } from './store-figures.ts';
