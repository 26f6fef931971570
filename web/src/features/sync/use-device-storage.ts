import { useCallback, useEffect, useState } from "react";
import { canKeep } from "../../data/can-keep.ts";

interface DeviceStorage {
  /** Whether what is written here is kept at all; unknown at first. */
  keeps?: boolean;
  /** Whether the browser has promised not to clear it away by itself; undefined where it makes no promises. */
  isPromised?: boolean;
}

/** How well this browser keeps what waits. */
export function useDeviceStorage(): DeviceStorage & { ask: () => Promise<boolean> } {
  const [storage, setStorage] = useState<DeviceStorage>({});
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const [keeps, isPromised] = await Promise.all([canKeep(), navigator.storage?.persisted?.()]);
      if (!isOver) setStorage({ keeps, ...(isPromised !== undefined && { isPromised }) });
    };
    read().catch(() => {});
    return () => {
      isOver = true;
    };
  }, []);
  const ask = useCallback(async () => {
    const isPromised = await navigator.storage.persist().catch(() => false);
    setStorage((before) => ({ ...before, isPromised }));
    return isPromised;
  }, []);
  return { ...storage, ask };
}
