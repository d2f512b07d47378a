import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Drawer, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import type { LayoutSettings } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { useId } from 'react';
import { errorSentence } from '../api/error-text.ts';
import { MessageLine } from '../ui/message-line.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { type ChoiceSetting, settingChoices } from './setting-choices.ts';
import { useSettings } from './use-settings.ts';

/** How the user likes the pages to look; every choice is applied and kept at once. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { settings, change, error, saved } = useSettings();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={380}
      title={m.settings_title()}
      closeButtonProps={{ 'aria-label': m.action_close(), size: 44, iconSize: 20 }}
    >
      <Stack gap="lg">
        <LanguageSetting />
        {settingChoices.map((choice) => (
          <Choice
            key={choice.name}
            choice={choice}
            settings={settings}
            disabled={choice.onlyVertical === true && settings.layoutType === 'horizontal'}
            onChange={change}
          />
        ))}
        <Switch
          size="md"
          label={m.settings_preloader()}
          description={m.settings_preloader_hint()}
          checked={settings.preloader}
          onChange={(event) => change({ preloader: event.currentTarget.checked })}
        />
        <MessageLine
          tone={error ? 'error' : 'success'}
          text={error ? m.settings_failed() : saved ? m.settings_saved() : undefined}
          detail={error ? errorSentence(error) : undefined}
        />
      </Stack>
    </Drawer>
  );
}

interface ChoiceProps {
  choice: ChoiceSetting;
  settings: LayoutSettings;
  disabled: boolean;
  onChange: (change: Partial<LayoutSettings>) => void;
}

function Choice({ choice, settings, disabled, onChange }: ChoiceProps) {
  const labelId = useId();
  const hintId = useId();
  return (
    <div>
      <Text id={labelId} fw={600} size="sm" mb={6}>
        {choice.label()}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        aria-describedby={disabled ? hintId : undefined}
        disabled={disabled}
        data={choice.options.map(({ value, label }) => ({ value, label: label() }))}
        value={settings[choice.name]}
        onChange={(value) => onChange({ [choice.name]: value })}
      />
      {disabled && (
        <Text id={hintId} size="xs" c="dimmed" mt={6}>
          {m.settings_sidebar_none()}
        </Text>
      )}
    </div>
  );
}
