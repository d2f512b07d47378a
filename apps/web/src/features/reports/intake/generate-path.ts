import type { Session } from '@udaya/contract/sessions';

/** Where somebody of a group enters births: an NGO asks for more, step by step. */
export function generatePath({ groupType }: Pick<Session, 'groupType'>) {
  return groupType === 'NGO' ? '/enterprise/generate-report/NGO' : '/enterprise/generate-report';
}
