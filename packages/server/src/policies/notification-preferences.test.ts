import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './notification-preferences.access.ts';

checkAccess(access);
