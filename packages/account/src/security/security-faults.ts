import { isApiFailure, submitFault } from '@omnis/api-client';
import type { SecurityFaults } from '@omnis/ui';

/** How failures of the API's calls are read by what asks for the password before something dangerous. */
export const securityFaults: SecurityFaults = {
  faultOf: submitFault,
  wantsPassword: (error) => isApiFailure(error) && error.data.code === 'confirmation_required',
};
