import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { OwnBranchNote } from '../../features/groups/own-branch-note.tsx';
import { NgoWizardPage } from '../../features/reports/intake/ngo-wizard-page.tsx';

const Search = z.object({
  step: z.catch(z.optional(z.enum(['personal', 'family', 'education', 'training', 'check'])), undefined),
  /** The step is shown to be changed: it leads back to where all is read back. */
  back: z.catch(z.optional(z.literal('check')), undefined),
});

export const Route = createFileRoute('/_logged-in/enterprise/generate-report/NGO')({
  staticData: { title: m.menu_generate, roles: ['groupUser'] },
  validateSearch: Search,
  component: () => {
    const { step = 'birth', back } = Route.useSearch();
    return (
      <>
        <OwnBranchNote />
        <NgoWizardPage step={step} changing={back === 'check'} />
      </>
    );
  },
});
