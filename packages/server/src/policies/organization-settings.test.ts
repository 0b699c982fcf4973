import { access } from './organization-settings.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
