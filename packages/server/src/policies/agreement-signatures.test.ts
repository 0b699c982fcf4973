import { access } from './agreement-signatures.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
