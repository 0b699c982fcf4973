import { Navigate } from 'react-router-dom';
import { homeOf, paths } from '../../paths.ts';
import { useSession } from '../../auth/session-provider.tsx';

/** Redirects to the first page of the person's role, to the general dashboard for an unknown role, or to sign-in. */
export function DashboardRedirect() {
  const { user, isChecking } = useSession();
  if (isChecking) return null;
  return <Navigate to={user === null ? paths.signIn() : homeOf(user.role)} replace />;
}
