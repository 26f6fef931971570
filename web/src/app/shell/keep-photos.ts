import type { QueryClient } from "@tanstack/react-query";
import { accountQuery } from "../../data/account.ts";
import { dropOtherPhotos, openPhotos } from "../../data/own-photos.ts";
import { boatsQuery } from "../../fleet/boats.ts";

/** Has the worker keep the photos of the user's boats and his own, as long as a row names them. Gives the way to stop. */
export function keepPhotos(client: QueryClient, userId: string): () => void {
  void openPhotos(userId);
  let known: string | undefined;
  const dropUnnamed = () => {
    const boats = client.getQueryData(boatsQuery.queryKey);
    const account = client.getQueryData(accountQuery.queryKey);
    if (!boats || !account) return;
    const named = [...boats.map(({ photo_url }) => photo_url), account.photo_profil_url].filter((url) => url !== null);
    if (named.join() === known) return;
    known = named.join();
    void dropOtherPhotos(userId, named).catch(() => {});
  };
  dropUnnamed();
  return client.getQueryCache().subscribe(({ type }) => type === "updated" && dropUnnamed());
}
