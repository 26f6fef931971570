/** A form that shows how far its file is, and may stop it, whichever part of the page sends it. */
interface Follower {
  /** Hears the share that has left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

const followers = new Map<string, Follower[]>();

/** Follows the file of an operation. Gives the way to leave it. */
export function followUpload(operationId: string, follower: Follower): () => void {
  followers.set(operationId, [...followersOf(operationId), follower]);
  return () => {
    const left = followersOf(operationId).filter((one) => one !== follower);
    if (left.length > 0) followers.set(operationId, left);
    else followers.delete(operationId);
  };
}

export const followersOf = (operationId: string): readonly Follower[] => followers.get(operationId) ?? [];
