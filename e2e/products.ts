import { captchaAnswer } from './login.ts';

/** The first of the ports that the products of a run listen on. */
const firstPort = Number(process.env.E2E_PORT ?? 3210);
const stubPort = firstPort + 4;

const settings = {
  CAPTCHA_FIXED_ANSWER: captchaAnswer,
  LOG_LEVEL: 'warn',
  LOGIN_TRIES_PER_ADDRESS: '100000',
  CAPTCHAS_PER_ADDRESS: '100000',
  ACCOUNT_REQUESTS_PER_ADDRESS: '100000',
  BAD_REQUESTS_PER_ADDRESS: '100000',
  REPORTS_PER_USER: '100000',
  PAYMENT_CALLS_PER_USER: '100000',
  PDFS_PER_USER: '100000',
  RESOLVES_PER_USER: '100000',
  MAIL_COOLDOWN_SECONDS: '1',
};

export interface Product {
  port: number;
  settings: Record<string, string>;
  /** Options for Node. */
  options?: string[];
}

/** The products that the stories visit, each with a database of its own. */
export const products = {
  /** Most stories: reports are sold in the sandbox. */
  usual: { port: firstPort, settings },
  /** Reports are free. */
  free: { port: firstPort + 1, settings: { ...settings, PAYMENT_PROVIDER: 'none' } },
  /** Every word is lengthened and set in brackets. */
  pseudo: { port: firstPort + 2, settings, options: ['--conditions=pseudo'] },
  /** A language model words reports: a stub. */
  model: {
    port: firstPort + 3,
    settings: {
      ...settings,
      PAYMENT_PROVIDER: 'none',
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `http://127.0.0.1:${stubPort}/v1`,
      LLM_MODEL: 'stub-model',
      LLM_PROVIDER_NAME: 'The Stub',
      LLM_PRICES: 'input:0.15,output:0.60',
    },
  },
  /** Its demo accounts change their languages. */
  languages: { port: firstPort + 5, settings },
} satisfies Record<string, Product>;

/** The products of this run: all of them, or those that `E2E_PRODUCTS` names. */
export const wantedProducts = Object.entries<Product>(products)
  .filter(([name]) => (process.env.E2E_PRODUCTS ?? name).split(',').includes(name))
  .map(([, product]) => product);

/** The stub of a language model. */
export const modelStub = { port: stubPort };

/** Where a product is found. */
export const originOf = ({ port }: Product) => `http://127.0.0.1:${port}`;

/** The database of a product, on the server of the run. */
export const databaseNameOf = ({ port }: Product) => `stories_${port}`;
