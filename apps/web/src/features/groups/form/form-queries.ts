import { queryOptions } from '@tanstack/react-query';
import { branchForm, type FormLink, ownForm } from '@udaya/contract/form-link';
import { productGroups } from '@udaya/contract/product-groups';
import { call } from '../../../api/call.ts';

/** What can be done with the link of a public form. */
export type FormChange = 'rotate' | 'pause' | 'resume';

/** A public form, and the calls that look after its link. */
export interface FormOwner {
  /** Whose it is: told on its poster, and in the names of its pictures. */
  name: string;
  code: string;
  key: readonly string[];
  read: (signal: AbortSignal) => Promise<FormLink>;
  change: (what: FormChange) => Promise<FormLink>;
}

/** All forms lie under this key. */
const formsKey = 'public-forms';

const routeOf = { rotate: 'rotateForm', pause: 'pauseForm', resume: 'resumeForm' } as const;

/** Of any group, as the product admin looks after it. */
export function formOfGroup({ id, name, enterpriseCode }: GroupOfForm & { id: string }): FormOwner {
  return {
    name,
    code: enterpriseCode,
    key: [formsKey, 'group', id],
    read: (signal) => call(productGroups.readForm, { params: { id }, signal }),
    change: (what) => call(productGroups[routeOf[what]], { params: { id } }),
  };
}

/** Of the own group: whoever comes by it belongs to no branch. */
export function formOfOwnGroup({ name, enterpriseCode }: GroupOfForm): FormOwner {
  return {
    name,
    code: enterpriseCode,
    key: [formsKey, 'own'],
    read: (signal) => call(ownForm.readForm, { params: {}, signal }),
    change: (what) => call(ownForm[routeOf[what]], { params: {} }),
  };
}

/** Of a branch of the own group. */
export function formOfBranch({ id, name }: { id: string; name: string }): FormOwner {
  return {
    name,
    code: name,
    key: [formsKey, 'branch', id],
    read: (signal) => call(branchForm.readForm, { params: { id }, signal }),
    change: (what) => call(branchForm[routeOf[what]], { params: { id } }),
  };
}

interface GroupOfForm {
  name: string;
  enterpriseCode: string;
}

/** The link of a public form, and whether it is open. */
export function formQuery({ key, read }: Pick<FormOwner, 'key' | 'read'>) {
  return queryOptions({ queryKey: key, queryFn: ({ signal }) => read(signal) });
}
