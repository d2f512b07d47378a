import { formStates } from '@udaya/core/groups/group-rules';
import type { Role } from '@udaya/core/identity/roles';
import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { route } from './route.ts';

/** A public form, of a group or of one of its branches. `link` is null without a token, and of one that was made before links were kept. */
export const FormLink = z.object({
  state: z.enum(formStates),
  link: z.nullable(z.string()),
  /** Since when the link holds; null where that is not known. */
  createdDate: z.nullable(z.string()),
});
export type FormLink = z.infer<typeof FormLink>;

/** The calls that look after the link of a public form at `path`. */
export function formLink<const Path extends string, Params extends z.ZodMiniObject>({
  path,
  params,
  ...of
}: {
  path: Path;
  access: readonly Role[];
  tag: string;
  params: Params;
}) {
  const change = { ...of, limit: 'changes', params, reply: FormLink, refuses: ['record.missing'] } as const;
  return {
    readForm: route({
      ...of,
      method: 'GET',
      path,
      refuses: ['record.missing'],
      summary: 'The link of the public form, and whether it is open',
      params,
      reply: FormLink,
    }),

    rotateForm: route({
      ...change,
      method: 'POST',
      path,
      audits: ['group.form_rotated'],
      summary: 'Makes a new link; the earlier one stops at once. A form that is paused stays so',
    }),

    pauseForm: route({
      ...change,
      method: 'POST',
      path: `${path}/pause`,
      audits: ['group.form_paused'],
      summary: 'Closes the public form and keeps its link',
    }),

    resumeForm: route({
      ...change,
      method: 'DELETE',
      path: `${path}/pause`,
      audits: ['group.form_resumed'],
      summary: 'Opens the public form again under the same link',
    }),
  };
}

const ofAdmin = { access: ['groupAdmin'], tag: 'Groups' } as const;

/** The link of the own group's form, for its admins: students who come by it belong to no branch. */
export const ownForm = formLink({ ...ofAdmin, path: '/group/group-admin/form-token', params: z.object({}) });

/** The link of a branch's form: students who come by it belong to the branch. */
export const branchForm = formLink({
  ...ofAdmin,
  path: '/group/group-admin/branches/:id/form-token',
  params: z.object({ id: recordId }),
});
