import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Text } from '@mantine/core';
import { locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { useId } from 'react';
import { useSession } from '../api/use-session.ts';
import { LanguageName } from './language-name.tsx';
import { saveLanguage } from './save-language.ts';
import { useLanguageChoice } from './use-language-choice.ts';

const data = locales.map((value) => ({ value, label: <LanguageName of={value} /> }));

/** The language of the account among the settings: it is changed as in the top bar. */
export function LanguageSetting() {
  const { language } = useSession().settings;
  const { choose, failed, pending } = useLanguageChoice(saveLanguage, language);
  const labelId = useId();
  return (
    <div>
      <Text id={labelId} fw={600} size="sm" mb={6}>
        {m.shell_language()}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        readOnly={pending}
        data={data}
        value={language}
        onChange={(value) => void choose(value)}
      />
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {failed && m.shell_language_failed()}
      </Text>
    </div>
  );
}
