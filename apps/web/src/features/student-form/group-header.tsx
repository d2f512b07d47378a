import * as m from '@udaya/messages';

export interface FormGroup {
  groupCountry: string;
  groupName: string;
  groupInstitutionCode: string;
  branchName?: string | undefined;
}

/** Whose form it is. Its place is kept while that is on its way, so that nothing moves. */
export function GroupHeader({ group }: { group: FormGroup | undefined }) {
  return (
    <dl className="group" aria-busy={!group}>
      {(
        [
          [m.student_group_country(), group?.groupCountry],
          [m.student_group_name(), group?.groupName],
          ...(group?.branchName ? [[m.student_group_branch(), group.branchName] as const] : []),
          [m.student_group_code(), group?.groupInstitutionCode],
        ] as const
      ).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text ?? '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
