import '@mantine/core/styles/Table.layer.css';
import { Skeleton, Table, Text, VisuallyHidden } from '@mantine/core';
import * as m from '@udaya/messages';
import { useId } from 'react';
import classes from './file-page.module.css';
import type { Preview } from './read-preview.ts';

/** The first rows of the chosen file, which the page has read: nothing is sent for it. */
export function FilePreview({ preview }: { preview: Preview | undefined }) {
  const id = useId();
  if (!preview) return <Skeleton height="9rem" aria-hidden="true" />;
  if (preview.heading.length === 0) return null;
  const width = Math.max(preview.heading.length, ...preview.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  return (
    <div className={classes.preview}>
      <Text id={id} fw={500} size="sm">
        {m.file_preview({ count: preview.rows.length })}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too */}
      <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <Table className={classes.previewTable}>
          <VisuallyHidden component="caption">
            {m.file_preview({ count: preview.rows.length })}
          </VisuallyHidden>
          <Table.Thead>
            <Table.Tr>
              {columns.map((index) => (
                <Table.Th key={index} scope="col">
                  {preview.heading[index] ?? ''}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {preview.rows.map((row, rowIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing but their order
              <Table.Tr key={rowIndex}>
                {columns.map((index) => (
                  <Table.Td key={index}>
                    <span className={classes.clipped}>{row[index] ?? ''}</span>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </div>
  );
}
