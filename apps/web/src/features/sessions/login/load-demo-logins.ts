import './demo-logins.module.css';
import { productInfoQuery } from '../../../api/product-info.ts';
import { queryClient } from '../../../api/query-client.ts';

/** What lists the accounts of a demonstration, so that the login page stands as a whole at once; undefined elsewhere. */
export async function loadDemoLogins() {
  try {
    const { demo } = await queryClient.ensureQueryData(productInfoQuery);
    return demo ? (await import('./demo-logins.tsx')).DemoLogins : undefined;
  } catch {
    return undefined;
  }
}
