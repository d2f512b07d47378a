import { NativeSelect, Text } from '@mantine/core';
import { birthColumnWords } from '@udaya/contract/birth-column-words';
import { type BirthMapping, birthColumns, isNeverRead } from '@udaya/core/births/birth-file';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { Ref } from 'react';
import { MessageLine } from '../../ui/message-line.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import classes from './imports.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  headings: readonly string[];
  mapping: BirthMapping;
  error: string | undefined;
  onChange: (mapping: BirthMapping) => void;
}

/** Which column of the file holds what, as its headings say, to be looked at and changed. */
export function ColumnMatch({ ref, headings, mapping, error, onChange }: Props) {
  const readable = headings.flatMap((heading, index) =>
    heading.trim() === '' || isNeverRead(heading) ? [] : [{ value: String(index), label: heading }],
  );
  const used = new Set(Object.values(mapping));
  const left = headings.filter((heading, index) => !used.has(index) && heading.trim() !== '');
  const never = left.filter(isNeverRead);
  const list = (names: readonly string[]) => formatList(names, getLocale());
  return (
    <SectionPanel title={m.import_match()} lead={m.import_match_lead()}>
      <div className={classes.columns} ref={ref}>
        {birthColumns.map(({ name, required }) => {
          const at = mapping[name];
          return (
            <NativeSelect
              key={name}
              label={
                required ? birthColumnWords[name]() : m.import_optional({ name: birthColumnWords[name]() })
              }
              value={at === undefined ? '' : String(at)}
              error={required && at === undefined ? m.import_column_missing() : undefined}
              onChange={({ currentTarget: { value } }) => {
                const next = { ...mapping };
                // A column of the file holds one thing: whoever had it before has none.
                for (const one of birthColumns) if (String(next[one.name]) === value) delete next[one.name];
                if (value === '') delete next[name];
                else next[name] = Number(value);
                onChange(next);
              }}
              data={[{ value: '', label: m.import_not_in_file() }, ...readable]}
            />
          );
        })}
      </div>
      {left.length > never.length && (
        <Text size="sm" mt="md">
          {m.import_ignored({ names: list(left.filter((heading) => !isNeverRead(heading))) })}
        </Text>
      )}
      {never.length > 0 && (
        <Text size="sm" mt="xs">
          {m.import_never_read({ names: list(never) })}
        </Text>
      )}
      <MessageLine tone="error" text={error} />
    </SectionPanel>
  );
}
