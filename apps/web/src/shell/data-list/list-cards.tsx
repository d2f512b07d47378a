import { Title, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode, useId } from 'react';
import classes from './list-cards.module.css';
import type { Column } from './list-types.ts';

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  renderActions?: ((row: Row, rowId: string) => ReactNode) | undefined;
  /** The level of the names as headings: below the heading that the cards stand under. */
  heading: 2 | 3 | 4;
}

/** Rows as cards: the name, what is to be known, what can be done. */
export function ListCards<Row extends { id: string | number }>({
  rows,
  columns,
  renderActions,
  heading,
}: Props<Row>) {
  const id = useId();
  const at = (place: Column<Row>['card']) =>
    columns.filter(({ card, only }) => card === place && only !== 'table');
  return (
    <ul className={classes.cards}>
      {rows.map((row) => {
        const rowId = `${id}-${row.id}`;
        const facts = at('fact').filter(({ cell }) => isThere(cell(row, rowId)));
        return (
          <li key={row.id} className={classes.card} data-picture={at('picture').length > 0 || undefined}>
            {at('picture').map(({ key, cell }) => (
              <Fragment key={key}>{cell(row, rowId)}</Fragment>
            ))}
            <div>
              {at('name').map(({ key, cell }) => (
                <Title key={key} order={heading} size="h4" className={classes.name}>
                  {cell(row, rowId)}
                </Title>
              ))}
              {facts.length > 0 && (
                <dl className={classes.facts}>
                  {facts.map(({ key, title, icon: Sign, cell }) => (
                    <div key={key} data-sign={Sign ? true : undefined}>
                      <dt>
                        {Sign && <Sign size={16} stroke={1.7} aria-hidden="true" />}
                        {Sign ? <VisuallyHidden>{title}</VisuallyHidden> : title}
                      </dt>
                      <dd>{cell(row, rowId)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            <div className={classes.block}>
              {at('block').map(({ key, cell }) => (
                <div key={key}>{cell(row, rowId)}</div>
              ))}
            </div>
            <div>
              {renderActions?.(row, rowId)}
              {at('foot').map(({ key, title, cell }) => (
                <p key={key} className={classes.foot}>
                  {title} {cell(row, rowId)}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const isThere = (shown: ReactNode) =>
  shown !== null && shown !== undefined && shown !== '' && shown !== false;
