import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import type { Field } from '@udaya/contract/intake/field';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconArrowBackUp, IconPlus, IconTrash } from '../../../ui/icons.tsx';
import type { IntakeForm } from '../use-intake.ts';
import classes from './row-list.module.css';

/** Rows that are added and removed. The keyboard goes along: into a new row, and to the neighbour of one that was removed. */
export function RowList({ form, field: { name: path, rows: kind } }: { form: IntakeForm; field: Field }) {
  const box = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ index: number; row: object }>();
  if (!kind) return null;
  const { max, fields, words } = kind;
  const rows = (form.values[path] ?? []) as readonly object[];
  const full = rows.length >= max;
  const blank = Object.fromEntries(fields.map(({ name }) => [name, '']));

  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  const insert = (row: object, index: number) => {
    flushSync(() => {
      setRemoved(undefined);
      form.insertListItem(path, { ...row }, index);
    });
    focus(`[data-path="${path}.${index}.${fields[0]?.name}"]`);
  };
  const remove = (index: number) => {
    const row = rows[index];
    flushSync(() => {
      if (row) setRemoved({ index, row });
      form.removeListItem(path, index);
    });
    const next = Math.min(index, rows.length - 2);
    focus(next < 0 ? '[data-add]' : `[data-remove="${next}"]`);
  };

  return (
    <div ref={box} className={classes.list}>
      {rows.length === 0 && (
        <Text c="dimmed" className={classes.empty}>
          {words.empty()}
        </Text>
      )}
      {rows.length > 0 && (
        <ol className={classes.rows}>
          {rows.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; the form holds what stands in it.
            <li key={index} className={classes.row}>
              <div className={classes.head}>
                <Text fw={600}>{words.row({ number: index + 1 })}</Text>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={words.remove({ number: index + 1 })}
                  title={m.form_row_remove()}
                  data-remove={index}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={19} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              </div>
              <div className={classes.fields}>
                {fields.map((field) => (
                  <TextInput
                    key={field.name}
                    label={field.label()}
                    aria-label={field.numbered({ number: index + 1 })}
                    description={field.digits ? m.person_whole_number() : undefined}
                    inputWrapperOrder={['label', 'input', 'description', 'error']}
                    inputMode={field.digits ? 'numeric' : undefined}
                    autoComplete="off"
                    maxLength={field.max}
                    {...form.getInputProps(`${path}.${index}.${field.name}`)}
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.end}>
        {full ? (
          <Text c="dimmed">{words.full({ max })}</Text>
        ) : (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} />}
            data-add
            onClick={() => insert(blank, rows.length)}
          >
            {words.add()}
          </Button>
        )}
        <div className={classes.undo}>
          <span role="status">{removed && words.removed({ number: removed.index + 1 })}</span>
          {removed && (
            <Button
              variant="subtle"
              leftSection={<IconArrowBackUp size={17} stroke={1.8} />}
              onClick={() => insert(removed.row, Math.min(removed.index, rows.length))}
            >
              {m.form_row_undo()}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
