/** What stands for a paper's file that waits on this device, until the server has given it a print. */
export const waitingPrint = (operationId: string): string => operationId.replaceAll("-", "");
