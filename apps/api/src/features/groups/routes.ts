import { branchForm as branchForms, ownForm } from '@udaya/contract/form-link';
import { groupBranches } from '@udaya/contract/group-branches';
import { groupForms } from '@udaya/contract/group-forms';
import { groupProfile } from '@udaya/contract/group-profile';
import { groups } from '@udaya/contract/groups';
import { productGroups } from '@udaya/contract/product-groups';
import type { Serve } from '../../platform/http/serve.ts';
import { changeGroup, closeGroup, reopenGroup } from './change-group.ts';
import { closeBranch } from './close-branch.ts';
import { createGroup } from './create-group.ts';
import type { GroupDeps } from './group-deps.ts';
import { listGroupBranches, readGroupBranch } from './list-branches.ts';
import { listBranches, listGroupMasters, listGroupUsers } from './list-choices.ts';
import { listProductGroups } from './list-product-groups.ts';
import {
  inviteGroupAdmin,
  listGroupAdmins,
  resendAdminInvitation,
  withdrawAdminInvitation,
} from './manage-admins.ts';
import { createBranch, renameBranch, reopenBranch } from './manage-branches.ts';
import { branchForm, forOwnGroup, groupForm } from './manage-form.ts';
import { readFormGroup } from './read-form-group.ts';
import { readGroupUserDashboard } from './read-group-user-dashboard.ts';
import { changeReportLanguage, readOrganisation, readOwnBranch } from './read-own-branch.ts';
import { readProductGroup } from './read-product-group.ts';
import { readGroupUsage } from './read-usage.ts';

/** What enterprise users see of their group, and the pickers of groups, branches and users, and how the product admin looks after groups. */
export function groupRoutes(serve: Serve<GroupDeps>): void {
  serve(groups.readDashboard, readGroupUserDashboard);
  serve(groups.listMasters, listGroupMasters);
  serve(groups.listBranches, listBranches);
  serve(groups.listUsers, listGroupUsers);
  serve(groupForms.read, readFormGroup);
  serve(groupProfile.readOrganisation, readOrganisation);
  serve(groupProfile.changeLanguage, changeReportLanguage);

  serve(groupBranches.list, listGroupBranches);
  serve(groupBranches.create, createBranch);
  serve(groupBranches.read, readGroupBranch);
  serve(groupBranches.rename, renameBranch);
  serve(groupBranches.close, closeBranch);
  serve(groupBranches.reopen, reopenBranch);
  serve(groupBranches.readOwn, readOwnBranch);

  serve(productGroups.list, listProductGroups);
  serve(productGroups.create, createGroup);
  serve(productGroups.read, readProductGroup);
  serve(productGroups.change, changeGroup);
  serve(productGroups.close, closeGroup);
  serve(productGroups.reopen, reopenGroup);
  for (const [routes, verbs] of [
    [productGroups, groupForm],
    [branchForms, branchForm],
  ] as const) {
    serve(routes.readForm, verbs.read);
    serve(routes.rotateForm, verbs.rotate);
    serve(routes.pauseForm, verbs.pause);
    serve(routes.resumeForm, verbs.resume);
  }
  serve(ownForm.readForm, forOwnGroup(groupForm.read));
  serve(ownForm.rotateForm, forOwnGroup(groupForm.rotate));
  serve(ownForm.pauseForm, forOwnGroup(groupForm.pause));
  serve(ownForm.resumeForm, forOwnGroup(groupForm.resume));
  serve(productGroups.listAdmins, listGroupAdmins);
  serve(productGroups.inviteAdmin, inviteGroupAdmin);
  serve(productGroups.resendInvitation, resendAdminInvitation);
  serve(productGroups.withdrawInvitation, withdrawAdminInvitation);
  serve(productGroups.readUsage, readGroupUsage);
}
