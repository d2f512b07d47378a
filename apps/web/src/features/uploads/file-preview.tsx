import '@mantine/core/styles/Table.layer.css';
import { Skeleton, Table, Text, VisuallyHidden } from '@mantine/core';
import * as m from '@udaya/messages';
import { useEffect, useId, useState } from 'react';
import { type Preview, readPreview } from './read-preview.ts';
import classes from './upload-page.module.css';

/** The first rows of the chosen file, read here: nothing is sent for it. */
export function FilePreview({ file, onRefused }: { file: File; onRefused: (why: string) => void }) {
  const id = useId();
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isCurrent = true;
    void readPreview(file)
      .then((read) => {
        if (!isCurrent) return;
        if ('refused' in read) onRefused(read.refused);
        else setPreview(read);
      })
      // It is only a look at the file: where it cannot be read here, the check says why.
      .catch(() => isCurrent && setPreview({ heading: [], rows: [] }));
    return () => {
      isCurrent = false;
    };
    // The page gives each file a preview of its own.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the file is read once
  }, [file]);

  if (!preview) return <Skeleton height="9rem" aria-hidden="true" />;
  if (preview.heading.length === 0) return null;
  const width = Math.max(preview.heading.length, ...preview.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  return (
    <section aria-labelledby={id} className={classes.preview}>
      <Text id={id} fw={500} size="sm">
        {m.upload_preview({ count: preview.rows.length })}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <Table className={classes.previewTable}>
          <VisuallyHidden component="caption">
            {m.upload_preview({ count: preview.rows.length })}
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
    </section>
  );
}
