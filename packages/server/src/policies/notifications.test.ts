import { access } from './notifications.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
