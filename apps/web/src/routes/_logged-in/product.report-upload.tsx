import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { UploadPage } from '../../features/uploads/upload-page.tsx';

const Search = z.object({
  step: z.catch(z.optional(z.pipe(z.coerce.number(), z.literal([2, 3]))), undefined),
});

export const Route = createFileRoute('/_logged-in/product/report-upload')({
  staticData: { title: m.knowledge_upload_title, roles: ['productAdmin'] },
  validateSearch: (search) => Search.parse(search),
  component: () => <UploadPage step={Route.useSearch().step ?? 1} />,
});
