import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { ownRows } from "../data/own-rows.ts";

/** The user's boats, the default one first. */
export const boatsQuery = ownRows("bateaux", (options) => api.boats.list(undefined, options));

export const useBoats = () => useQuery(boatsQuery);
