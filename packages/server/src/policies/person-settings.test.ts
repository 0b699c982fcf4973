import { access } from './person-settings.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
