import { access } from './erasure-requests.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
