import { createFileRoute, redirect } from '@tanstack/react-router';
import { sessionStore } from '../api/session-store.ts';
import { homeOf } from '../shell/destinations.ts';

export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    await sessionStore.join();
    const role = sessionStore.current()?.session.role;
    throw redirect({ to: role ? homeOf(role) : '/login', replace: true });
  },
});
