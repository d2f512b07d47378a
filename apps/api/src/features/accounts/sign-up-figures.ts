export { countSignUpsIn } from './store-figures.ts';
