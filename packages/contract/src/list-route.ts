import * as z from 'zod/mini';
import { pageQuery } from './fields.ts';
import { type Route, route } from './route.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A list of the server as it is declared. */
interface ListDeclaration extends Omit<Route, 'method' | 'query' | 'reply'> {
  /** What narrows it, by the names of the query; what is empty does not count. */
  readonly filters: Shape;
  /** What it can be put in the order of, the usual one first. One alone is not asked for; without any the order is fixed. */
  readonly sorts?: readonly string[];
  /** One of its rows, which its reply names `content`. */
  readonly row?: z.ZodMiniType;
  /** In the place of `row` where the specification names the parts of the reply. */
  readonly reply?: z.ZodMiniType;
}

/** The part of the query that says which page, in which order. */
type PageQuery<L> = Pick<typeof pageQuery, 'page' | 'size'> &
  (L extends { sorts: readonly [string, ...string[]] } ? Pick<typeof pageQuery, 'sortOrder'> : object) &
  (L extends { sorts: infer Sorts extends readonly [string, string, ...string[]] }
    ? { sortField: z.ZodMiniDefault<z.ZodMiniEnum<{ [sort in Sorts[number]]: sort }>> }
    : object);

/** The totals of a list are exact up to 10,000; above it they are 10,000, and further pages are not listed. */
const totals = { totalElements: z.int(), totalIsExact: z.boolean(), totalPages: z.int() };

type ReplyOf<L> = L extends { reply: infer Reply extends z.ZodMiniType }
  ? Reply
  : L extends { row: infer Row extends z.ZodMiniType }
    ? z.ZodMiniObject<{ content: z.ZodMiniArray<Row> } & typeof totals>
    : never;

/** A list as it is declared, as a route. */
export type ListRoute<L extends ListDeclaration = ListDeclaration> = Omit<L, 'reply'> & {
  readonly method: 'GET';
  readonly query: z.ZodMiniObject<PageQuery<L> & L['filters']>;
  readonly reply: ReplyOf<L>;
};

/**
 * Declares a list: a GET route that answers one page of its rows. Its query has `page` from 0 on and `size`, `sortOrder` and `sortField` as
 * far as there are `sorts`, and the filters; its reply `content`, `totalElements`, `totalIsExact` and `totalPages`.
 */
export function listRoute<const L extends ListDeclaration>(declared: L): ListRoute<L> {
  const { filters, sorts = [], row = z.never() } = declared;
  const [usual] = sorts;
  const { page, size, sortOrder } = pageQuery;
  return route({
    ...declared,
    method: 'GET',
    query: z.object({
      page,
      size,
      ...(usual !== undefined && { sortOrder }),
      ...(usual !== undefined && sorts.length > 1 && { sortField: z._default(z.enum(sorts), usual) }),
      ...filters,
    }),
    reply: declared.reply ?? z.object({ content: z.array(row), ...totals }),
  }) as unknown as ListRoute<L>;
}
