import { accounts, profile } from './accounts.ts';
import { invoices, orders, payments } from './billing.ts';
import { births } from './births.ts';
import { captchas } from './captcha.ts';
import { groups } from './groups.ts';
import { notifications } from './notifications.ts';
import { places } from './places.ts';
import { privacy } from './privacy.ts';
import { health, product } from './product.ts';
import { productPayments } from './product-payments.ts';
import { productReports, reports } from './reports.ts';
import type { Route } from './route.ts';
import { sessions } from './sessions.ts';

const nouns = {
  accounts,
  births,
  captchas,
  groups,
  health,
  invoices,
  notifications,
  orders,
  payments,
  places,
  privacy,
  product,
  productPayments,
  productReports,
  profile,
  reports,
  sessions,
};

/** Every route of the API by its name in the code, such as `reports.create`: for tests and for whoever goes through all of them. */
export const routesByName: ReadonlyMap<string, Route> = new Map(
  Object.entries(nouns).flatMap(([noun, routes]) =>
    Object.entries<Route>(routes).map(([verb, one]) => [`${noun}.${verb}`, one] as const),
  ),
);

/** Every route of the API. */
export const allRoutes: readonly Route[] = [...routesByName.values()];
